// What a reader finds on the page: its title, what it says, whether something is still awaited, and the ways on.
const shown = element => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], .skip');
const all = selector => [...document.querySelectorAll(selector)].filter(shown);
const said = selector => all(selector).map(one => one.innerText.trim()).filter(Boolean);
document.querySelectorAll('[data-way]').forEach(one => one.removeAttribute('data-way'));
// The head is the same on every page; its link counts, its tools lead nowhere.
const ways = all('a[href], button:not(:disabled)').filter(one => !one.closest('.tools, dialog:not([open])'));
const failure = '.failure, #failed, .line-state';
return {
  title: document.title,
  headings: said('h1, h2'),
  sentences: said('main p, [role=alert], [role=status], #failed'),
  busy: all('.loading, [aria-busy=true]').length > 0 || /Loading…/.test(document.body.innerText),
  failed: all(failure).length > 0,
  cards: all('#board [role=gridcell]').length,
  ways: ways.map((one, place) => {
    one.dataset.way = place;
    return {
      place,
      name: (one.getAttribute('aria-label') || one.innerText || one.id).trim(),
      // Files and other sites are no pages.
      href: one.localName === 'a' && !one.hasAttribute('download') && one.href.startsWith(document.baseURI) ? one.href : null,
      in_failure: !!one.closest(failure),
      in_head: !!one.closest('header.top'),
    };
  }),
};
