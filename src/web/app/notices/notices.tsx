// The notices that load after the page: short ones at its bottom, at most two, so that they cover little, and that the account was archived.
import { Notifications } from '@mantine/notifications';
import { mostNotices } from '#web/state/notices/notify.ts';
import { InFront } from '#web/ui/modal/in-front.tsx';
import { AccountArchivedNotice } from './account-archived-notice.tsx';
import { AwaitedNotice } from './awaited-notice.tsx';

export const Notices = () => (
  <>
    <InFront>
      <Notifications position="bottom-center" limit={mostNotices} withinPortal={false} />
    </InFront>
    <AwaitedNotice />
    <AccountArchivedNotice />
  </>
);
