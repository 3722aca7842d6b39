// The users tab's state and everything that can be done in it, for all components of the tab.
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { noteOperatorRefusal } from '../../parts/operator-refusal.ts';
import { type BulkActs, bulkActs } from './bulk-acts.ts';
import { type ListLoading, listLoading } from './list-loading.ts';
import { type SingleActs, singleActs } from './single-acts.ts';
import { createUsersStore, type UsersState, type UsersStore } from './users-store.ts';

export interface UsersDesk {
  readonly store: UsersStore;
  readonly list: ListLoading;
  readonly single: SingleActs;
  readonly bulk: BulkActs;
}

export const UsersDeskContext = createContext<UsersDesk | null>(null);

/** For the component around the whole tab; what is under way ends with it. */
export function useNewUsersDesk(): UsersDesk {
  const queryClient = useQueryClient();
  const [desk] = useState((): UsersDesk => {
    const store = createUsersStore();
    const onRefusal = (error: unknown) => noteOperatorRefusal(queryClient, error);
    return {
      store,
      list: listLoading(store, onRefusal),
      single: singleActs(store, onRefusal),
      bulk: bulkActs(store, onRefusal),
    };
  });
  useEffect(
    () => () => {
      desk.list.stop();
      desk.bulk.stop();
    },
    [desk],
  );
  return desk;
}

export function useUsersDesk(): UsersDesk {
  const desk = useContext(UsersDeskContext);
  if (!desk) throw new Error('There is no users tab around this component.');
  return desk;
}

export const useUsers = <Value>(select: (state: UsersState) => Value): Value =>
  useStore(useUsersDesk().store, select);
