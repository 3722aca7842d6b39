// The dialog that asks before users are deleted, while there is something to ask.
import { useUsers, useUsersDesk } from '../state/users-desk.ts';
import { DeleteManyDialog } from './delete-many-dialog.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';

export function DeleteQuestions() {
  const { store } = useUsersDesk();
  const question = useUsers((state) => state.question);
  const close = () => store.setState({ question: null });
  if (question?.kind === 'one') return <DeleteUserDialog user={question.user} onClose={close} />;
  if (question?.kind === 'many') return <DeleteManyDialog users={question.users} onClose={close} />;
  return null;
}
