// Written by `npm run generate` from spec/. Do not edit.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const FindRequest = validate21;
const schema32 = {"type":"object","required":["matches"],"x-assumed-keywords":{"required":"find.required"},"properties":{"matches":{"type":"array","maxItems":100,"items":{"$ref":"#/$defs/Lookup"}},"size":{"type":"integer","maximum":5,"default":5},"return_fields":{"type":"array","items":{"type":"string"}},"confidence":{"type":"string","enum":["low","medium","high"],"x-assumed-keywords":{"enum":"find.confidence"}}}};
const schema33 = {"type":"object","required":["fields"],"x-assumed-keywords":{"required":"find.required"},"properties":{"fields":{"type":"array","items":{"$ref":"#/$defs/Criterion"}}}};
const schema34 = {"type":"object","required":["field_name","search_term"],"x-assumed-keywords":{"required":"find.required"},"properties":{"field_name":{"type":"string","enum":["name","title","linkedin","company.name","company.linkedin","email_address","company.ticker","company.domain","education.school"]},"search_term":{"type":"string"}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.fields !== undefined){
let data0 = data.fields;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.field_name === undefined){
const err1 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/$defs/Criterion/required",keyword:"required",params:{missingProperty: "field_name"},message:"must have required property '"+"field_name"+"'",schema:schema34.required,parentSchema:schema34,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.search_term === undefined){
const err2 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/$defs/Criterion/required",keyword:"required",params:{missingProperty: "search_term"},message:"must have required property '"+"search_term"+"'",schema:schema34.required,parentSchema:schema34,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.field_name !== undefined){
let data2 = data1.field_name;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/fields/" + i0+"/field_name",schemaPath:"#/$defs/Criterion/properties/field_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.field_name.type,parentSchema:schema34.properties.field_name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((data2 === "name") || (data2 === "title")) || (data2 === "linkedin")) || (data2 === "company.name")) || (data2 === "company.linkedin")) || (data2 === "email_address")) || (data2 === "company.ticker")) || (data2 === "company.domain")) || (data2 === "education.school"))){
const err4 = {instancePath:instancePath+"/fields/" + i0+"/field_name",schemaPath:"#/$defs/Criterion/properties/field_name/enum",keyword:"enum",params:{allowedValues: schema34.properties.field_name.enum},message:"must be equal to one of the allowed values",schema:schema34.properties.field_name.enum,parentSchema:schema34.properties.field_name,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.search_term !== undefined){
let data3 = data1.search_term;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/fields/" + i0+"/search_term",schemaPath:"#/$defs/Criterion/properties/search_term/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.search_term.type,parentSchema:schema34.properties.search_term,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/$defs/Criterion/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.fields.type,parentSchema:schema33.properties.fields,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"fields":true},"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.matches === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matches"},message:"must have required property '"+"matches"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.matches !== undefined){
let data0 = data.matches;
if(Array.isArray(data0)){
if(data0.length > 100){
const err1 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema32.properties.matches,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data0[i0], {instancePath:instancePath+"/matches/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.matches.type,parentSchema:schema32.properties.matches,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.size !== undefined){
let data2 = data.size;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.size.type,parentSchema:schema32.properties.size,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 5 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5",schema:5,parentSchema:schema32.properties.size,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.return_fields !== undefined){
let data3 = data.return_fields;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/return_fields/" + i1,schemaPath:"#/properties/return_fields/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.return_fields.items.type,parentSchema:schema32.properties.return_fields.items,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/return_fields",schemaPath:"#/properties/return_fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.return_fields.type,parentSchema:schema32.properties.return_fields,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.confidence !== undefined){
let data5 = data.confidence;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.confidence.type,parentSchema:schema32.properties.confidence,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data5 === "low") || (data5 === "medium")) || (data5 === "high"))){
const err8 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/enum",keyword:"enum",params:{allowedValues: schema32.properties.confidence.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.confidence.enum,parentSchema:schema32.properties.confidence,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"matches":true,"size":true,"return_fields":true,"confidence":true},"dynamicProps":false,"dynamicItems":false};
