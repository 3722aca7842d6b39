// Ends a view: its tab closes, or leads back to the user in the area where a browser lets no page close it.
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { leaveView, type View } from '#web/api/view-as.ts';

interface EndView {
  readonly end: () => void;
  readonly isEnding: boolean;
  readonly hasFailed: boolean;
}

export function useEndView({ userId }: View): EndView {
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => call('endView', { params: { id: userId } }),
    onSuccess: () => {
      leaveView();
      window.close();
      window.location.reload();
    },
  });
  return { end: () => mutate(), isEnding: isPending, hasFailed: isError };
}
