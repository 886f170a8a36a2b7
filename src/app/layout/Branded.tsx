import type { PropsWithChildren } from 'react';
import { BrandContext } from '../../ui/brand.ts';
import { useConfig } from '../portal-context.ts';

/** Dresses what is inside as the portal of the configured brand (decision: name and looks come at run time). */
export function Branded({ children }: PropsWithChildren) {
  const { productName } = useConfig();
  return <BrandContext value={{ name: productName, logo: null }}>{children}</BrandContext>;
}
