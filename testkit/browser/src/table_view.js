// The table as the page shows it, or null if there is none.
const table = document.querySelector('.table[data-phase]');
if (!table) return null;
// What a table has beside its cards is loaded after them.
const side = table.querySelector('.side');
if (side && !side.firstElementChild) return null;
const visible = selector => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility());
const place = cell => Number(cell.id.split('-').pop());
const number = text => Number((text ?? '').replace('−', '-').replace(/[^0-9-]/g, ''));
const call = document.querySelector('#call');
return {
  // The round is over, and its last Set is still shown.
  phase: table.dataset.phase === 'playing ending' ? 'ending' : table.dataset.phase,
  cards: visible('#board [role=gridcell][data-card]').sort((one, other) => place(one) - place(other)).map(cell => cell.dataset.card),
  players: [...document.querySelectorAll('.players .player')].map(player => ({
    name: player.querySelector('.player-name').textContent.trim(),
    score: number(player.querySelector('.player-score').textContent),
    you: player.classList.contains('you'),
    absent: player.classList.contains('absent'),
  })),
  can_call: !!call && !call.disabled,
  locked: !!call?.querySelector('.why'),
  has_primary: visible('.hand .primary').length > 0 && !call,
  picked: document.querySelectorAll('#board [aria-selected=true]').length,
};
