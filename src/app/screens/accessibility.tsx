import { AccessibilityView } from '../../screens/accessibility/AccessibilityView.tsx';
import { readStatement } from '../../screens/accessibility/statement.ts';
import { defineStaticScreen } from '../define-screen.ts';
import { useConfig } from '../portal-context.ts';

export const accessibilityScreen = defineStaticScreen(() => {
  const { productName, accessibility } = useConfig();
  return <AccessibilityView product={productName} statement={readStatement(accessibility)} />;
});
