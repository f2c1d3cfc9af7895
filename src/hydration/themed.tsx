import type { ComponentType } from 'react';

/**
 * Fetches a component together with the theme it needs. MUI then arrives with the first section
 * that asks for it instead of with the page.
 */
export async function themed(loading: Promise<ComponentType>): Promise<ComponentType> {
  const [{ Themed }, Component] = await Promise.all([
    import(/* webpackChunkName: "theme" */ '../theme/Themed'),
    loading,
  ]);
  return function ThemedComponent() {
    return (
      <Themed>
        <Component />
      </Themed>
    );
  };
}
