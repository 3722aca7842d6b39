// The token of an email's link: found in the first address, or in one opened later in the same page, and removed there.
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { currentLanding, setToken } from './landing.ts';

/** onArrival must stay the same function; it is called for each link that is opened in the page that shows this. */
export function useToken(onArrival?: () => void): string | null {
  const { token }: { token?: string } = useSearch({ strict: false });
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Synchronously, since the form is opened with it.
  if (token && currentLanding().token !== token) setToken(token);
  useEffect(() => {
    if (!token) return;
    onArrival?.();
    void navigate({ to: pathname, search: {}, replace: true });
  }, [token, pathname, navigate, onArrival]);
  return currentLanding().token;
}
