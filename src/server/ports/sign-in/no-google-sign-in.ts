// Signing in with Google where it is not set up: the page is told so.
import type { GoogleSignIn } from './google-sign-in.ts';

const refuse = async (): Promise<never> => {
  throw new Error('signing in with Google is not set up');
};

export const noGoogleSignIn: GoogleSignIn = { isAvailable: false, start: refuse, finish: refuse };
