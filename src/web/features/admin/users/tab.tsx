// The tab of users: all of them, or the page of the one that the address names.
import { UserTemplatesDialog } from '../parts/templates/user-templates-dialog.tsx';
import { useOperatorAddress } from '../parts/use-operator-address.ts';
import { DeleteQuestions } from './asking/delete-questions.tsx';
import { shortName } from './format/user-names.ts';
import { UserListView } from './list/user-list-view.tsx';
import { UserPage } from './page/user-page.tsx';
import { UsersDeskContext, useNewUsersDesk, useUsers, useUsersDesk } from './state/users-desk.ts';

export function UsersTab() {
  const { user } = useOperatorAddress();
  const desk = useNewUsersDesk();
  return (
    <UsersDeskContext value={desk}>
      {/* What is loaded and chosen is still there on the way back. */}
      <div hidden={user !== null}>
        <UserListView />
      </div>
      {user !== null && <UserPage key={user} id={user} />}
      <DeleteQuestions />
      <ShownTemplates />
    </UsersDeskContext>
  );
}

function ShownTemplates() {
  const { store } = useUsersDesk();
  const user = useUsers(({ templatesOf }) => templatesOf);
  if (!user) return null;
  const close = () => store.setState({ templatesOf: null });
  return <UserTemplatesDialog userId={user._id} who={shortName(user)} onClose={close} />;
}
