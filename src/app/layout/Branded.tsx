import { type PropsWithChildren, useLayoutEffect } from 'react';
import { BrandContext } from '../../ui/brand.ts';
import { useConfig } from '../portal-context.ts';

/** Dresses what is inside as the portal of the configured brand: its name, and its one colour. */
export function Branded({ children }: PropsWithChildren) {
  const { productName, accent } = useConfig();
  useLayoutEffect(() => {
    // Through the object model, which the content policy allows; a style attribute it would refuse.
    if (accent) document.documentElement.style.setProperty('--accent', accent);
  }, [accent]);
  return <BrandContext value={{ name: productName, logo: null }}>{children}</BrandContext>;
}
