import { type PropsWithChildren, useLayoutEffect } from 'react';
import { BrandContext } from '../../ui/brand.ts';
import { useConfig } from '../portal-context.ts';

/** Applies the configured brand: product name, logo and accent colour. */
export function Branded({ children }: PropsWithChildren) {
  const { productName, accent, logo = null } = useConfig();
  useLayoutEffect(() => {
    // Set through the CSSOM: the content security policy blocks style attributes.
    if (accent) document.documentElement.style.setProperty('--accent', accent);
  }, [accent]);
  return <BrandContext value={{ name: productName, logo }}>{children}</BrandContext>;
}
