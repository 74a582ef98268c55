import type { ComponentType } from 'react';

/**
 * Loads a component that calls the server, together with the provider that its calls need. This keeps the query and
 * tRPC libraries out of pages that only show text; all uses share the one client of trpc.ts.
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
