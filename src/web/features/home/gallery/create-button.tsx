// Leads to a new template, or is disabled at the template limit.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { LinkButton } from '#web/ui/page/link-button.tsx';

export function CreateButton({ size = 'sm' }: { readonly size?: 'sm' | 'md' }) {
  const { userCanAddNewTemplates } = useVisitor();
  const shared = {
    size,
    leftSection: <IconPlus size={18} />,
    children: <FormattedMessage id="home.create" />,
  };
  return userCanAddNewTemplates ? (
    <LinkButton to="/template/new/" {...shared} />
  ) : (
    <Button disabled {...shared} />
  );
}
