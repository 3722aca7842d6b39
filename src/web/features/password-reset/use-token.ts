// Whether the address brought a token: before the #, where it is taken off at the start, or after it, where it is taken off here.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { currentLanding, setToken } from '#web/state/page/landing.ts';

export function useToken(): boolean {
  const { token }: { token?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  // At once, since the form is opened with it.
  if (token && currentLanding().token !== token) setToken(token);
  useEffect(() => {
    if (token) void navigate({ to: '/passwordReset/', search: {}, replace: true });
  }, [token, navigate]);
  return currentLanding().token !== null;
}
