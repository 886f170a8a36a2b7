import { PageTitle } from './PageTitle.tsx';

/** Says that something does not exist; `what` names it, such as: flow “pin”. */
export const NotFound = ({ what }: { readonly what: string }) => (
  <main className="page">
    <PageTitle parts={['Not found']} />
    <h1>There is no {what}</h1>
    <p>
      It may have a new name, or the address is of another version. <a href="#/">Show all flows</a>.
    </p>
  </main>
);
