import { Route, Routes } from 'react-router-dom';
import AppStore from './app-store.tsx';
import NotFound from './not-found.tsx';
import PasswordLogin from './password-login.tsx';
import PasswordRecovery from './password-recovery.tsx';
import PasswordReset from './password-reset.tsx';

/** Every door but the first. They come together: whoever cannot get in by one tries the next. */
export default function Doors() {
  return (
    <Routes>
      <Route path="email" element={<PasswordLogin />} />
      <Route path="email-recover" element={<PasswordRecovery />} />
      <Route path="reset-password/:token" element={<PasswordReset />} />
      <Route path="app-redirect" element={<AppStore />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
