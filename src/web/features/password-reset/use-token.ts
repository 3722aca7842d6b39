// Whether the address has a token: before the #, where it was removed at startup, or after it, where it is removed here.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { currentLanding, setToken } from '#web/state/page/landing.ts';

export function useToken(): boolean {
  const { token }: { token?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  // Synchronously, since the form is opened with it.
  if (token && currentLanding().token !== token) setToken(token);
  useEffect(() => {
    if (token) void navigate({ to: '/passwordReset/', search: {}, replace: true });
  }, [token, navigate]);
  return currentLanding().token !== null;
}
