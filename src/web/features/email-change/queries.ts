// Confirms a new address with the token of the email's link: sent once, since a token works only once.
import { queryOptions } from '@tanstack/react-query';
import { call, type Reply } from '#web/api/call.ts';
import { forgetToken } from '#web/state/page/landing.ts';

export const confirmQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['email-change', token],
    /** Null without a token: the address was opened by hand. */
    queryFn: async (): Promise<Reply<'confirmEmailChange'> | null> => {
      if (token === null) return null;
      const reply = await call('confirmEmailChange', { body: { token } });
      forgetToken();
      return reply;
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
