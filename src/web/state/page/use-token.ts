// The token of an email's link: found in the first address, or in one opened later in the same page, and removed there.
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { currentLanding, setToken } from './landing.ts';

export function useToken(): string | null {
  const { token }: { token?: string } = useSearch({ strict: false });
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Synchronously, since the form is opened with it.
  if (token && currentLanding().token !== token) setToken(token);
  useEffect(() => {
    if (token) void navigate({ to: pathname, search: {}, replace: true });
  }, [token, pathname, navigate]);
  return currentLanding().token;
}
