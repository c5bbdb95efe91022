import { memoByObject } from '@shared-kit/domain/memo/memo-by-object';
import { createElement } from 'react';
import type { FunctionComponent } from 'react';
import type { PageModule, WidgetModule } from '@shared-kit/runtime/remote-module';

type Module = PageModule & WidgetModule;

/** What a component is drawn as, by its name: the same each time, as React would otherwise draw anew what it has drawn. */
const drawnAs = memoByObject((_component: object) => new Map<string, FunctionComponent>());

/**
 * A module whose component is drawn under its remote's name: where it waits for ever there is no error with a stack of its
 * files, only React's list of the components it was in (`failure-ladder.ts` reads it). It draws the same.
 */
export function named(module: Module, remote: string, id: string): Module {
  const { Component } = module;
  // What is no component is found out where it is drawn.
  if (typeof Component !== 'function') return module;
  const name = `${remote}/${id}`;
  const kept = drawnAs(Component);
  const Named: FunctionComponent = kept.get(name) ?? ((props) => createElement(Component, props));
  kept.set(name, Object.defineProperty(Named, 'name', { value: name }));
  return { ...module, Component: Named };
}
