// Back closes the dialog or menu in front, or lets it ask, before it leaves the page; no dialog stays open on another page.
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { closedByBack, closeInFront } from '#web/ui/modal/back-closes.ts';
import { leaveModal, modalInFront, openModals } from '#web/ui/modal/open-modals.ts';
import { holdFirstPage } from './hold-first-page.ts';

export function useCloseOnLeave(): void {
  const router = useRouter();
  useEffect(() => {
    let unblock: (() => void) | null = null;
    const closes = () => closeInFront() || leaveModal(modalInFront());
    const first = holdFirstPage(closes);
    // With nothing open, navigation is left alone.
    const follow = () => {
      if (modalInFront() === undefined && closedByBack.getState().stack.length === 0) {
        unblock?.();
        unblock = null;
      } else {
        first.hold();
        unblock ??= router.history.block({
          blockerFn: ({ action }) => action === 'BACK' && closes(),
          enableBeforeUnload: false,
        });
      }
    };
    follow();
    const stops = [openModals.subscribe(follow), closedByBack.subscribe(follow)];
    return () => {
      for (const stop of stops) stop();
      first.letGo();
      unblock?.();
    };
  }, [router]);
  useEffect(() => {
    let before: HTMLDialogElement | undefined;
    const stops = [
      router.subscribe('onBeforeNavigate', () => {
        before = modalInFront();
      }),
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        // One that the new page opened stays.
        if (fromLocation && pathChanged) leaveModal(before);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);
}
