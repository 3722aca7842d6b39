// Where short notices appear: at the bottom of the page, at most two, so that they cover little.
import { Notifications } from '@mantine/notifications';
import { mostNotices } from '#web/state/notices/notify.ts';
import { AwaitedNotice } from './awaited-notice.tsx';

export const Notices = () => (
  <>
    <Notifications position="bottom-center" limit={mostNotices} />
    <AwaitedNotice />
  </>
);
