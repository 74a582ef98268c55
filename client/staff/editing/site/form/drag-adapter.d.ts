// The package names its entry points by folders, which TypeScript does not resolve for modules.
declare module '@atlaskit/pragmatic-drag-and-drop/element/adapter' {
  export * from '@atlaskit/pragmatic-drag-and-drop/dist/types/entry-point/element/adapter.js';
}
