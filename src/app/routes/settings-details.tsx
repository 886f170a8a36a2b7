import { DetailsView } from '../../screens/settings/DetailsView.tsx';
import { page } from '../screen.tsx';

export default page('settings-details', DetailsView);
