/** What a user can see and use on a page. Runs in the page. */
export const readPage = () => {
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')];
  const scopes = dialogs.length > 0 ? dialogs : [...document.querySelectorAll('main')];
  const controls = scopes.flatMap((scope) => [
    ...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
  ]);
  return {
    path: location.pathname,
    text: [
      document.title,
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label')),
    ].join('\n'),
    heading: document.querySelector('main h1, main h2, [role=dialog] h2')?.textContent ?? '',
    controls: controls.filter(
      (control) =>
        control.checkVisibility() && !control.matches(':disabled') && control.getAttribute('aria-disabled') !== 'true',
    ).length,
    frames: document.querySelectorAll('iframe').length,
  };
};
