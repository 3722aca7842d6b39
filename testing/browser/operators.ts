// Operators in the browser: signed in, made operators, and in front of their area.
import { expect } from 'vitest';
import { makeOperator } from './add-order.ts';
import type { Journey, Visitor, VisitorOptions } from './journey.ts';
import { signUp } from './sign-up.ts';

/** Opens one tab of the area for a new operator. */
export async function operatorAt(
  journey: Journey,
  tab: string,
  options: VisitorOptions = {},
): Promise<{ readonly visitor: Visitor; readonly email: string }> {
  const visitor = await journey.visitor(options);
  await visitor.open('/settings');
  const email = await signUp(visitor);
  await makeOperator(visitor);
  await visitor.page.reload();
  await openTab(visitor, tab);
  return { visitor, email };
}

export async function openTab(visitor: Visitor, tab: string): Promise<void> {
  await visitor.open(`/admin?tab=${tab}`);
  await visitor.page.locator(`#operator-panel-${tab}:visible`).waitFor();
}

export const environmentRadio = ({ page, say }: Visitor, name: 'local' | 'test' | 'production') =>
  page.getByRole('radio', { name: say(`admin.environment-${name}`), exact: true });

/** A radio of the head is a label around an input out of sight. */
export async function chooseEnvironment(
  visitor: Visitor,
  name: 'local' | 'test' | 'production',
): Promise<void> {
  await visitor.page.locator(`label[data-environment=${name}]`).click();
}

export async function expectEnvironment(
  visitor: Visitor,
  name: 'local' | 'test' | 'production',
): Promise<void> {
  await expect.poll(() => environmentRadio(visitor, name).isChecked()).toBe(true);
}
