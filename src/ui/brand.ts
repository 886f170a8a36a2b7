import { createContext, useContext } from 'react';

/** The name and the logo of the operator; from the configuration. */
export interface Brand {
  readonly name: string;
  /** Address of the logo; null for the default mark. */
  readonly logo: string | null;
}

export const BrandContext = createContext<Brand>({ name: '', logo: null });

export const useBrand = (): Brand => useContext(BrandContext);
