import { createRoot } from 'react-dom/client';
import { setNonce } from 'get-nonce';
import { cspNonce } from './theme/csp-nonce.ts';
import { SIGN_IN_PATH } from './session/sign-in-path.ts';

// The styles that libraries add later need the nonce of this page.
setNonce(cspNonce);

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element #root.');
const root = createRoot(container);

// The sign-in page is a program of its own, so that it loads quickly.
if (location.pathname === SIGN_IN_PATH) {
  const { SignInApp } = await import('./sign-in/sign-in-app.tsx');
  root.render(<SignInApp />);
} else {
  const { App } = await import('./app/app.tsx');
  root.render(<App />);
}
