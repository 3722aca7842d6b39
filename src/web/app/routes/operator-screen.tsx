// The operators' area for operators; for everybody else its address leads nowhere, like any that does not exist.
import { awaitedPart } from '#web/api/awaited-part.tsx';
import { NotFoundScreen } from '#web/features/not-found/screen.tsx';
import { useIsOperator } from '#web/state/visitor/visitor.ts';
import { PendingScreen } from './pending-screen.tsx';

const AdminScreen = awaitedPart(
  () => import('#web/features/admin/screen.tsx'),
  'AdminScreen',
  <PendingScreen />,
);

export const OperatorScreen = () => (useIsOperator() ? <AdminScreen /> : <NotFoundScreen />);
