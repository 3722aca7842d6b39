// The operators' area, which the router opens for operators alone, and this for those who have proved the second factor.
import { AdminFrame } from './frame/frame.tsx';
import { SecondFactorGate } from './second-factor/gate.tsx';

export const AdminScreen = () => (
  <SecondFactorGate>
    <AdminFrame />
  </SecondFactorGate>
);
