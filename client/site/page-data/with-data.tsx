import type { ComponentType } from 'react';

/**
 * Loads a component that makes calls, together with what calls need. Pages that only read never load
 * the query and tRPC libraries; all uses share the one client of trpc.ts.
 */
export async function withData<Props extends object>(
  loading: Promise<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> {
  const [Component, { DataProvider }] = await Promise.all([loading, import('./data-provider.tsx')]);
  return {
    default: (props: Props) => (
      <DataProvider>
        <Component {...props} />
      </DataProvider>
    ),
  };
}
