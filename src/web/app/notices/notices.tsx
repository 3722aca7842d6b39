// Where short notices appear: at the foot of the page, no more than two, so that what they cover stays little.
import { Notifications } from '@mantine/notifications';
import { mostNotices } from '#web/state/notices/notify.ts';
import { AwaitedNotice } from './awaited-notice.tsx';

export const Notices = () => (
  <>
    <Notifications position="bottom-center" limit={mostNotices} />
    <AwaitedNotice />
  </>
);
