import { NotFoundView } from '../../screens/not-found/NotFoundView.tsx';
import { page } from '../screen.tsx';

export default page('not-found', NotFoundView);
