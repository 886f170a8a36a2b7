const part = encodeURIComponent;

/** Addresses of the site, below `#`. */
export const links = {
  flow: (flow: string) => `/flow/${part(flow)}`,
  state: (flow: string, id: string) => `/flow/${part(flow)}/state/${part(id)}`,
  transition: (flow: string, id: string) => `/flow/${part(flow)}/transition/${part(id)}`,
  /** `path` is an id, or the number of the path in the list; numbers count from 1. */
  path: (flow: string, path: string | number, step?: number) =>
    `/flow/${part(flow)}/path/${path}${step === undefined ? '' : `/${step}`}`,
  journey: (path: string) => `/journeys/${part(path)}`,
  text: (id: string) => `/texts/${part(id)}`,
  search: (text: string) => `/search/${part(text)}`,
} as const;

/** The id of a state without that of its machine; the root keeps its id. */
export const shortId = (id: string): string => id.slice(id.indexOf('.') + 1);
