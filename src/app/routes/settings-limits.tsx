import { limits } from '../../../machines/settings/limits.ts';
import { LimitsView } from '../../screens/settings/LimitsView.tsx';
import { screen } from '../screen.tsx';

export default screen('settings-limits', limits, ({ ports }) => ({ ports }), LimitsView, { spans: 'accounts' });
