export { ResourceCreate } from './form/ResourceCreate.tsx';
export { ResourceEdit } from './form/ResourceEdit.tsx';
export { ResourceList } from './list/ResourceList.tsx';
