// Shown in place of the form if the user has signed in meanwhile, as in another tab.
import { Button, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';

interface AlreadyInProps {
  readonly email: string | null;
  readonly onClose: () => void;
}

export function AlreadyIn({ email, onClose }: AlreadyInProps) {
  return (
    <>
      <Text role="status">
        <FormattedMessage id="sign-in.already" values={{ email: <strong key="email">{email}</strong> }} />
      </Text>
      <Button variant="light" onClick={onClose}>
        <FormattedMessage id="app.close" />
      </Button>
    </>
  );
}
