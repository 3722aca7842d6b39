// How many minutes of a view are left; after the last one the server is asked, which alone knows that it is over.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { visitorQuery } from '#web/state/visitor/visitor.ts';

const minuteMs = 60_000;
const lookEveryMs = 5000;

export function useMinutesLeft(endsAtMs: number): number {
  const queryClient = useQueryClient();
  const [leftMs, setLeftMs] = useState(() => endsAtMs - Date.now());
  useEffect(() => {
    const look = () => {
      const left = endsAtMs - Date.now();
      setLeftMs(left);
      if (left <= 0) void queryClient.refetchQueries(visitorQuery);
    };
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [endsAtMs, queryClient]);
  return Math.max(0, Math.ceil(leftMs / minuteMs));
}
