// The operators' area, which the router opens for operators alone.
import { AdminFrame } from './frame/frame.tsx';

export const AdminScreen = () => <AdminFrame />;
