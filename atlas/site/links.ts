const part = encodeURIComponent;

/** Addresses of the site, below `#`. */
export const links = {
  flow: (flow: string) => `/flow/${flow}`,
  state: (flow: string, id: string) => `/flow/${flow}/state/${part(id)}`,
  transition: (flow: string, id: string) => `/flow/${flow}/transition/${part(id)}`,
  /** `path` counts from 1. */
  path: (flow: string, path: number) => `/flow/${flow}/path/${path}`,
  search: (text: string) => `/search/${part(text)}`,
} as const;

/** The id of a state without that of its machine; the root keeps its id. */
export const shortId = (id: string): string => id.slice(id.indexOf('.') + 1);
