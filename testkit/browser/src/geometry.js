// Returns findings: elements that overflow, overlap, are cut off or are too small to touch.
const findings = [];
const find = (rule, what) => {
  if (!findings.some(known => known.rule === rule && known.what === what)) findings.push({ rule, what });
};
const SLACK = 1;
const root = document.documentElement;

const name = element => {
  if (element.matches('[role=gridcell]')) return `one of ${document.querySelectorAll('#board [role=gridcell]').length} cards`;
  const id = element.id ? `#${element.id}` : '';
  const classes = [...element.classList].map(one => `.${one}`).join('');
  const text = (element.getAttribute('aria-label') || element.innerText || '').trim().slice(0, 40);
  return `${element.localName}${id}${classes} “${text}”`;
};

// The part of an element that its scrolling or clipping ancestors leave visible.
const seen = element => {
  const box = element.getBoundingClientRect();
  const part = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
  for (let above = element.parentElement; above && above !== root; above = above.parentElement) {
    const style = getComputedStyle(above);
    if (style.display === 'contents') continue;
    const around = above.getBoundingClientRect();
    if (style.overflowX !== 'visible') {
      part.left = Math.max(part.left, around.left);
      part.right = Math.min(part.right, around.right);
    }
    if (style.overflowY !== 'visible') {
      part.top = Math.max(part.top, around.top);
      part.bottom = Math.min(part.bottom, around.bottom);
    }
  }
  return part;
};
const isEmpty = part => part.right - part.left <= SLACK || part.bottom - part.top <= SLACK;

if (root.scrollWidth > root.clientWidth) {
  find('the page scrolls sideways', `${root.scrollWidth} px in ${root.clientWidth} px`);
  for (const element of document.body.querySelectorAll('*')) {
    const part = seen(element);
    if (!isEmpty(part) && element.checkVisibility() && (part.right > root.clientWidth + SLACK || part.left < -SLACK)) {
      find('runs out of the page', `${name(element)} ${Math.round(part.left)}…${Math.round(part.right)}`);
    }
  }
}

const shown = [...document.querySelectorAll(
  'button, a[href], input, select, textarea, summary, [role=gridcell], [role=button], [role=tab]')]
  .filter(element => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.unseen, .skip, [inert]'))
  // Nothing behind an open modal dialog can be pressed.
  .filter(element => !document.querySelector('dialog:modal') || element.closest('dialog:modal'))
  .map(element => ({ element, part: seen(element) }))
  .filter(({ part }) => !isEmpty(part));

for (const [place, one] of shown.entries()) {
  for (const other of shown.slice(place + 1)) {
    if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
    const width = Math.min(one.part.right, other.part.right) - Math.max(one.part.left, other.part.left);
    const height = Math.min(one.part.bottom, other.part.bottom) - Math.max(one.part.top, other.part.top);
    if (width > SLACK && height > SLACK) find('overlap', `${name(one.element)} and ${name(other.element)}`);
  }
}

// Some parts are meant to scroll sideways: the strips of players and of earlier runs on a phone, and wide tables. What falls at a celebration is cut off.
for (const element of document.body.querySelectorAll('*')) {
  const style = getComputedStyle(element);
  const hides = style.overflowX !== 'visible' && !element.closest('.players, .earlier-runs, .scroll, .key-grid, .unseen, .skip, .celebration, svg') && element.checkVisibility();
  // A text with an ellipsis may be cut off.
  if (hides && style.textOverflow !== 'ellipsis' && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + SLACK) {
    find('has to be pushed sideways', `${name(element)} ${element.scrollWidth} px in ${element.clientWidth} px`);
  }
}
// An unfolded check must be visible as a whole; on a phone it is folded to one line.
const check = document.querySelector('.latest');
if (check?.querySelector('details[open]') && check.scrollHeight > check.clientHeight + SLACK) {
  find('the check is cut off', `${check.scrollHeight} px in ${check.clientHeight} px`);
}

for (const { element, part } of shown) {
  const box = element.getBoundingClientRect();
  const around = element.parentElement.closest('section, form, fieldset, dialog')?.getBoundingClientRect();
  if (around?.width && (part.right > around.right + SLACK || part.left < around.left - SLACK)) {
    find('sticks out of what it belongs to', name(element));
  }
  // A link in running text may be as high as its line; everything else must be large enough to touch.
  const inText = element.localName === 'a' && getComputedStyle(element).display === 'inline';
  const label = element.closest('label') ?? (element.id && document.querySelector(`label[for="${element.id}"]`));
  // A label may cover the whole element that it is in.
  const spread = label && getComputedStyle(label, '::after').position === 'absolute' ? label.offsetParent : label;
  const touched = element.matches('input[type=checkbox], input[type=radio]') && spread ? spread.getBoundingClientRect() : box;
  if (!inText && (touched.width < 44 - SLACK || touched.height < 44 - SLACK)) {
    find('too small to touch', `${name(element)} ${Math.round(touched.width)}×${Math.round(touched.height)}`);
  }
  if (element.matches('button, a, summary') && element.scrollWidth > element.clientWidth + SLACK && getComputedStyle(element).display !== 'inline') {
    find('its text is cut off', `${name(element)} ${element.scrollWidth} px in ${element.clientWidth} px`);
  }
}

// What lies under an open dialog cannot be used meanwhile.
const reachable = document.querySelector('dialog[open]') ?? document;
for (const card of reachable.querySelectorAll('#board [role=gridcell]')) {
  const box = card.getBoundingClientRect();
  const part = seen(card);
  const cut = [part.left - box.left, box.right - part.right, part.top - box.top, box.bottom - part.bottom,
    -box.left, box.right - innerWidth, -box.top, box.bottom - innerHeight];
  if (Math.max(...cut) > SLACK) find('a card is not all to be seen', `${name(card)} by ${Math.round(Math.max(...cut))} px`);
  const at = (x, y) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
  const covered = [[.5, .5], [.1, .1], [.9, .1], [.1, .9], [.9, .9]].find(([x, y]) => !card.contains(at(x, y)));
  if (covered) find('a card is covered', `${name(card)} by ${at(...covered) ? name(at(...covered)) : 'nothing'}`);
}

// Russian and Hebrew do not use the Latin alphabet, so Latin words are untranslated text.
if (['ru', 'he'].includes(root.lang)) {
  const names = [...document.querySelectorAll('.player-name')].map(element => element.textContent.trim()).filter(Boolean);
  const known = [...names, ...names.map(one => one.slice(0, 12)), 'Tercet', 'SET', 'Easy', 'Forever', 'UTC', 'JSON', 'CSV', 'docs/fair-deal.md'];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element.checkVisibility() || element.closest('kbd, code, option, .player-name, [lang]:not(html), script, style, select')) continue;
    const text = known.reduce((text, word) => text.replaceAll(word, ''), texts.currentNode.data);
    if (/[A-Za-z]{3,}/.test(text)) find('not in the language of the page', `${element.localName}.${element.className} “${texts.currentNode.data.trim().slice(0, 60)}”`);
  }
}
return findings;
