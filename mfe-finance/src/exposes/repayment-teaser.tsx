import { useState } from 'react';
import { useEmit } from '@shared-kit/runtime/remote-origin';
import { Button } from '@shared-kit/ui/button';
export function Component() { const [n,set]=useState(0); const emit=useEmit(); return <div><Button onClick={()=>{set(n+1); emit('toast:show',{title:`offer ${n+1}`});}}>offer {n}</Button></div>; }
