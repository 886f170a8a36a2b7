import { DigitalPayView } from '../../screens/digital-pay-onboard/DigitalPayView.tsx';
import { page } from '../screen.tsx';

export default page('digital-pay-onboard', DigitalPayView);
