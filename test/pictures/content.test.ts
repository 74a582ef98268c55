import { content } from './states.ts';
import { takePictures } from './take-pictures.ts';

takePictures(content);
