import { createContext, useContext } from 'react';

/** Whose portal this is; configured, not built in. */
export interface Brand {
  readonly name: string;
  /** Address of a picture to show in place of the drawn mark; null for the mark. */
  readonly logo: string | null;
}

/** Says whose portal the components inside it are drawn for. */
export const BrandContext = createContext<Brand>({ name: '', logo: null });

export const useBrand = (): Brand => useContext(BrandContext);
