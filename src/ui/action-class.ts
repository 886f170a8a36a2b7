const BASE =
  'flex h-full w-full items-center gap-4 rounded-tile border p-4 text-start no-underline transition-colors duration-quick';

/** The grounds on which an action can stand. */
export const ACTION = {
  main: `${BASE} cursor-pointer border-transparent bg-accent text-accent-ink hover:bg-accent-hover`,
  other: `${BASE} cursor-pointer border-line bg-surface text-ink shadow-tile hover:border-edge`,
  still: `${BASE} border-line bg-transparent text-muted`,
};
