// Where short notices appear: at the bottom of the page, at most two, so that they cover little.
import { Notifications } from '@mantine/notifications';
import { mostNotices } from '#web/state/notices/notify.ts';
import { InFront } from '#web/ui/modal/in-front.tsx';
import { AwaitedNotice } from './awaited-notice.tsx';

export const Notices = () => (
  <>
    <InFront>
      <Notifications position="bottom-center" limit={mostNotices} withinPortal={false} />
    </InFront>
    <AwaitedNotice />
  </>
);
