/** Whatever stands in front of the page, the last on top. */
const open: Modal[] = [];

interface Modal {
  /** A child of the body that covers the screen. */
  readonly place: HTMLElement;
  /** The question, in the middle of it. */
  readonly panel: HTMLElement;
  /** What had the focus, and is given it back. */
  readonly before: Element | null;
  /** Escape, or a press beside the question. */
  readonly dismiss: () => void;
}

/** What may be used although a question stands in front of the page: toasts. */
const BESIDE = '[data-beside-modals]';
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Only the topmost can be used; what is behind it can be neither pressed, nor reached by keyboard, nor read out. */
function settle(): void {
  const top = open.at(-1)?.place;
  for (const element of document.body.children)
    element.toggleAttribute('inert', top !== undefined && element !== top && !element.matches(BESIDE));
}

const focusable = (place: HTMLElement): readonly HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled'),
  );

/** From the last control to the first and back: the focus does not wander off while a question is asked. */
function goRound(event: KeyboardEvent, place: HTMLElement): void {
  const all = focusable(place);
  const at = all.indexOf(document.activeElement as HTMLElement);
  const [edge, to] = event.shiftKey ? [0, all.at(-1)] : [all.length - 1, all[0]];
  if (at !== -1 && at !== edge) return;
  event.preventDefault();
  to?.focus();
}

function onKey(event: KeyboardEvent): void {
  const { place, dismiss } = open.at(-1) ?? {};
  const isElsewhere = event.target !== document.body && !place?.contains(event.target as Node);
  if (!place || !dismiss || isElsewhere || event.isComposing) return;
  if (event.key === 'Escape') dismiss();
  if (event.key === 'Tab') goRound(event, place);
}

/** A press that began on a word and ended beside the question dismisses nothing. */
function onPresses({ place, dismiss }: Modal, signal: AbortSignal): void {
  let began: EventTarget | null = null;
  const begin = ({ target }: Event) => {
    began = target;
  };
  const end = ({ target }: Event) => {
    if (target === place && began === place) dismiss();
  };
  place.addEventListener('pointerdown', begin, { signal });
  place.addEventListener('click', end, { signal });
}

/** When what had the focus is gone, as from one step to the next, the focus stays in front of the page. */
function catchFocus({ place, panel }: Modal): MutationObserver {
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body && open.at(-1)?.place === place) panel.focus();
  });
  observer.observe(place, { childList: true, subtree: true });
  return observer;
}

/**
 * Puts an element of the body in front of everything else: takes the focus into it and keeps it there. Answers with the
 * way to take it away again, which gives the focus back.
 */
export function showModal(modal: Modal): () => void {
  const { place, panel, before } = modal;
  const over = new AbortController();
  if (open.push(modal) === 1) document.addEventListener('keydown', onKey);
  onPresses(modal, over.signal);
  const watch = catchFocus(modal);
  settle();
  if (!place.contains(document.activeElement)) (focusable(place)[0] ?? panel).focus();
  return () => {
    watch.disconnect();
    over.abort();
    open.splice(open.indexOf(modal), 1);
    if (open.length === 0) document.removeEventListener('keydown', onKey);
    settle();
    if (before instanceof HTMLElement) before.focus();
  };
}
