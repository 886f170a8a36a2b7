import { useSay } from '../../screens/say.ts';
import { Spinner } from '../../ui/Spinner.tsx';

/** Stands in while it is not known what should show (§2 layout rules). */
export const Loading = () => <Spinner label={useSay()('loading.page')} />;
