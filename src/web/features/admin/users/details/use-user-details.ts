// What belongs to one user; asked for at once.
import { useEffect } from 'react';
import { useOperatorLoad } from '../../parts/use-operator-load.ts';
import { fetchDetails } from '../state/user-requests.ts';

export function useUserDetails(id: string) {
  const details = useOperatorLoad((signal, userId: string) => fetchDetails(userId, signal));
  const { load } = details;
  useEffect(() => void load(id), [load, id]);
  return details;
}
