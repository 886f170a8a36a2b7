/** The title of the page in the tab and the history; the most specific part comes first. */
export const PageTitle = ({ parts }: { readonly parts: readonly string[] }) => (
  <title>{[...parts, 'Flow atlas'].join(' – ')}</title>
);
