// Shows a page again as soon as what it is about has changed, unless somebody is writing in it.

const EVERY = 1000;
const { watch } = document.querySelector('main').dataset;
let shown;

const isWriting = () => [...document.querySelectorAll('input:not([type=hidden])')].some((field) => field.value !== '');

async function look() {
  if (document.visibilityState === 'hidden') return;
  // A page that is being left gets no answer, or half of one.
  const text = await fetch(watch, { cache: 'no-store' })
    .then((answer) => answer.text())
    .catch(() => undefined);
  if (text === undefined) return;
  shown ??= text;
  if (text !== shown && !isWriting()) location.reload();
}

setInterval(look, EVERY);
document.addEventListener('visibilitychange', look);
look();
