import type { PropsWithChildren } from 'react';

/** A part of the statement. */
export const Section = ({ heading, children }: PropsWithChildren<{ readonly heading: string }>) => (
  <section className="grid gap-2">
    <h2 className="font-semibold text-title">{heading}</h2>
    {children}
  </section>
);
